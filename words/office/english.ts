/** The frame of the back office: sign-in, navigation, what its screens share. */
export const english = {} as const;
