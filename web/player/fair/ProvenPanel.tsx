/** What all this proves, and what it does not: no more is claimed than is true. */
export const ProvenPanel = ({ isIndependent }: { readonly isIndependent: boolean }) => (
  <section className="panel">
    <h2 className="bar">What is proven, and what is not</h2>
    <div className="prose">
      <ul>
        <li>The house did not change a seed after it saw the bets: proven by the commitment.</li>
        <li>The house did not pick seeds round by round: proven by the chain.</li>
        <li>
          Nobody knew a card while bets on it were open:{' '}
          {isIndependent
            ? 'proven, since the beacon is made outside this house.'
            : 'proven against everybody without the seed. Against the house it takes an independent beacon, and this one is not.'}
        </li>
        <li>The result follows from the cards by the rules: proven by the check in this page.</li>
        <li>No card is favoured: words that would favour one are thrown away. Anyone can read the arithmetic.</li>
        <li>The house did not stop rounds it disliked: every round started uses up a seed, so a missing one shows.</li>
        <li>That a price is good is not a matter of dealing: the return of every bet is above.</li>
      </ul>
      <Answers />
    </div>
  </section>
);

const ANSWERS: readonly (readonly [doubt: string, answer: string])[] = [
  [
    'The operator knows everything early.',
    'It knows the seed, not the number that is mixed in after the window has closed.',
  ],
  ['The verifier is run by the operator.', 'This one runs on your device, and two others need nothing of ours.'],
  [
    'Where is my own seed?',
    'A round is shared by everybody at the table, so no player may choose. Public entropy takes that place.',
  ],
  ['The commitment gives the outcome away.', 'It is the hash of a key, and every card needs the key itself.'],
];

const Answers = () => (
  <details>
    <summary>Answers to common doubts</summary>
    <dl className="doubts">
      {ANSWERS.map(([doubt, answer]) => (
        <div key={doubt}>
          <dt>{doubt}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  </details>
);
