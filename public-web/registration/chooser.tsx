import { useState } from 'react';
import button from '../kit/button.module.css';
import styles from './chooser.module.css';
import { RegistrationCard } from './registration-card.tsx';
import { type CardType, cardTypes, type RegistrationType } from './registration-type.ts';
import { words } from './words.ts';

interface ChooserProps {
  readonly chosen: RegistrationType | undefined;
  readonly closedTypes: readonly CardType[];
}

/** Cards with the ways to register; once one is chosen the others are folded. */
export function Chooser({ chosen, closedTypes }: ChooserProps) {
  /** Choice for which the other cards were unfolded. */
  const [unfolded, setUnfolded] = useState<RegistrationType>();
  const isFolded = chosen !== undefined && unfolded !== chosen;
  const shown = isFolded ? cardTypes.filter((type) => type === chosen) : cardTypes;
  return (
    <>
      <ul className={styles.cards} data-chosen={chosen !== undefined} data-folded={isFolded}>
        {shown.map((type) => (
          <RegistrationCard key={type} type={type} isChosen={type === chosen} isClosed={closedTypes.includes(type)} />
        ))}
      </ul>
      {isFolded && (
        <button type="button" className={button.quiet} onClick={() => setUnfolded(chosen)}>
          {words.otherWays}
        </button>
      )}
    </>
  );
}
