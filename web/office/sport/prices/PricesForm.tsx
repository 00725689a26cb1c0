import type { Reply } from '@maidan/contract/api';
import type { Side } from '@maidan/core/odds';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { sideName } from '../../../ui/sportWords.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { notify } from '../../../ui/Toasts.tsx';
import { Form } from '../../parts/Form.tsx';
import { Note } from '../../parts/Note.tsx';
import { SaveBar } from '../../parts/SaveBar.tsx';
import { useMay } from '../../session.ts';
import { type Market, runnerWords } from '../events/event.ts';
import {
  conventionOf,
  draftOf,
  hasLine,
  NO_OFFER,
  type PricesDraft,
  quotesOf,
  sidesOf,
  type TypedOffer,
} from '../markets/figures.ts';
import { useReasoned } from '../useReasoned.ts';

interface Props {
  readonly market: Market;
  readonly onSaved: (returns: Reply<'setPrices'>['returns']) => void;
}

/** An operator's own prices on a row of the house, until they are given back to the model. */
export function PricesForm({ market, onSaved }: Props) {
  const mayWrite = useMay('sport.write');
  const [opened, setOpened] = useState(() => draftOf(market));
  const [draft, setDraft] = useState<PricesDraft>(opened);
  const form = useReasoned('setPrices', ({ returns }) => {
    setOpened(draft);
    onSaved(returns);
    notify.success(say('officeSport.pricesSaved'), market.name);
  });
  const isOwn = market.pricedBy === 'operator';
  const put = (runner: string, side: Side, offer: TypedOffer) =>
    setDraft({ ...draft, [runner]: { ...(draft[runner] ?? { back: NO_OFFER, lay: NO_OFFER }), [side]: offer } });
  const save = () => {
    const read = quotesOf(draft, market);
    if ('value' in read) form.save(reason => ({ market: market.id, quotes: read.value, reason }));
    else if ('faults' in read) form.setFaults(read.faults);
  };
  return (
    <Form label={say('officeSport.ownPrices')} onSubmit={save}>
      <Note tone={isOwn ? 'warning' : 'info'} icon={isOwn ? 'user' : 'info'}>
        {isOwn ? say('officeSport.yoursOnOffer') : say('officeSport.modelPrices')}
      </Note>
      {market.runners.map(({ name }) => (
        <fieldset key={name} className="office-market sport-prices" disabled={!mayWrite}>
          <legend>{hasLine(market) ? market.name : runnerWords(market, name)}</legend>
          {sidesOf(market).map(side => (
            <OfferFields
              key={side}
              market={market}
              side={side}
              offer={draft[name]?.[side] ?? NO_OFFER}
              fault={form.faults[`${name}.${side}`]}
              onChange={offer => put(name, side, offer)}
            />
          ))}
        </fieldset>
      ))}
      <SaveBar form={form} needs="sport.write" isEdited={isOther(draft, opened)} onUndo={() => setDraft(opened)} />
      {mayWrite && isOwn && (
        <Button busy={form.busy} onClick={() => form.save(reason => ({ market: market.id, quotes: null, reason }))}>
          {say('officeSport.release')}
        </Button>
      )}
    </Form>
  );
}

const isOther = (draft: PricesDraft, opened: PricesDraft): boolean => JSON.stringify(draft) !== JSON.stringify(opened);

interface FieldProps {
  readonly market: Market;
  readonly side: Side;
  readonly offer: TypedOffer;
  readonly fault: string | undefined;
  readonly onChange: (offer: TypedOffer) => void;
}

function OfferFields({ market, side, offer, fault, onChange }: FieldProps) {
  const name = sideName(market.kind, side);
  return (
    <div className={`sport-offer ${side}`}>
      {hasLine(market) && (
        <TextField
          label={say('officeSport.lineOf', { side: name })}
          name="line"
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          value={offer.line}
          onChange={line => onChange({ ...offer, line })}
        />
      )}
      <TextField
        label={priceLabel(market, name)}
        name="price"
        inputMode="decimal"
        maxLength={8}
        autoComplete="off"
        placeholder={say('officeSport.locked')}
        value={offer.price}
        onChange={price => onChange({ ...offer, price })}
        error={fault}
      />
    </div>
  );
}

/** What the figure of a price means on this row. */
const priceLabel = (market: Market, side: string): string =>
  conventionOf(market) === 'DEC' ? say('officeSport.decimalOf', { side }) : say('officeSport.profitOf', { side });
