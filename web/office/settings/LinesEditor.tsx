import { say } from '@maidan/words/say';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface Props {
  readonly label: string;
  readonly lines: readonly string[];
  readonly most: number;
  readonly readOnly: boolean;
  readonly error?: string | undefined;
  readonly onChange: (lines: readonly string[]) => void;
}

/** Lines in an order: added, edited, moved with buttons rather than by dragging, removed. */
export function LinesEditor({ label, lines, most, readOnly, error, onChange }: Props) {
  const what = label.toLowerCase();
  const swapped = (index: number, other: number) =>
    lines.map((line, at) => (at === index ? (lines[other] ?? line) : at === other ? (lines[index] ?? line) : line));
  return (
    <fieldset className="office-lines">
      <legend className="vh">{label}</legend>
      {lines.length === 0 && <p className="muted">{say('officeStaff.noneYet')}</p>}
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line has no other name than its place
        <div key={index} className="office-line">
          <TextField
            label={say('officeStaff.lineNth', { what: label, nth: `${index + 1}` })}
            name={`line-${index + 1}`}
            value={line}
            maxLength={most}
            readOnly={readOnly}
            autoComplete="off"
            onChange={text => onChange(lines.map((each, at) => (at === index ? text : each)))}
          />
          {!readOnly && (
            <>
              <Button
                aria-label={say('officeStaff.moveUp', { what, nth: `${index + 1}` })}
                disabled={index === 0}
                onClick={() => onChange(swapped(index, index - 1))}
              >
                <Icon name="up" small />
              </Button>
              <Button
                aria-label={say('officeStaff.moveDown', { what, nth: `${index + 1}` })}
                disabled={index === lines.length - 1}
                onClick={() => onChange(swapped(index, index + 1))}
              >
                <Icon name="down" small />
              </Button>
              <Button
                aria-label={say('officeStaff.removeLine', { what, nth: `${index + 1}` })}
                onClick={() => onChange(lines.filter((_, at) => at !== index))}
              >
                <Icon name="close" small />
              </Button>
            </>
          )}
        </div>
      ))}
      {error && <p className="msg">{error}</p>}
      {!readOnly && (
        <Button onClick={() => onChange([...lines, ''])}>
          <Icon name="plus" small />
          {say('officeStaff.addLine', { what })}
        </Button>
      )}
    </fieldset>
  );
}
