import { ICONS, type IconName } from './icons.ts';

interface Props {
  readonly name: IconName;
  readonly small?: boolean;
}

/** Decoration only: whatever it means is also said in words or in the label of its button. */
export const Icon = ({ name, small = false }: Props) => (
  <svg className={small ? 'ic s' : 'ic'} viewBox="0 0 24 24" aria-hidden="true">
    <path d={ICONS[name]} />
  </svg>
);
