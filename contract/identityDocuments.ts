/** What somebody may prove who they are with. Apart from the schemas, which a page does without. */
export const DOCUMENTS = ['aadhaar', 'pan', 'passport', 'drivingLicence', 'voterId'] as const;
export type DocumentKind = (typeof DOCUMENTS)[number];
