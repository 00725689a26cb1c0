import { Icon } from '../../ui/Icon.tsx';

interface Props {
  readonly sentence: string | undefined;
}

/** What is wrong with the whole and belongs beside no field. */
export const FormFault = ({ sentence }: Props) =>
  sentence && (
    <p className="form-fault" role="alert">
      <Icon name="warning" small />
      {sentence}
    </p>
  );
