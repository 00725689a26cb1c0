interface Props {
  readonly text: string;
  /** What it is about: words that matter are larger. */
  readonly tone: string;
}

/** A word over the picture. The commentary says the same. */
export const SceneFlag = ({ text, tone }: Props) =>
  text === '' ? null : (
    <span className={`scene-flag ${tone}`} aria-hidden="true">
      {text}
    </span>
  );
