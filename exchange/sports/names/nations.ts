/** A country nobody has been to, where people vote. */
export interface Nation {
  readonly name: string;
  readonly assembly: string;
  /** Two large alliances, and everybody else. */
  readonly parties: readonly [string, string, string];
  readonly states: readonly string[];
}

/** All parties that have no name in the count. */
export const OTHERS = 'Others';

export const NATIONS: readonly Nation[] = [
  {
    name: 'Valmara',
    assembly: 'Valmara National Assembly',
    parties: ['Unity Alliance', 'Progress Front', OTHERS],
    states: ['Arendal', 'Brixmoor', 'Calder Coast', 'Dunhaven', 'Eastmark', 'Fenlands', 'Greywater', 'Highmoor'],
  },
  {
    name: 'Suryadesh',
    assembly: 'Suryadesh General Election',
    parties: ['Jan Ekta Morcha', 'Lok Vikas Dal', OTHERS],
    states: [
      'Amarkot',
      'Bhimgarh',
      'Chandrapur Hills',
      'Devgiri',
      'Kesarpur',
      'Lakshmana',
      'Meghvan',
      'Neelkanth',
      'Rajvana',
    ],
  },
  {
    name: 'Costa Serena',
    assembly: 'Costa Serena Congress',
    parties: ['Partido del Faro', 'Alianza Verde y Oro', OTHERS],
    states: ['Bahía Alta', 'Cordillera', 'El Llano', 'Islas', 'Monteverde', 'Río Claro', 'San Telmo'],
  },
];
