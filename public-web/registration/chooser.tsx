import styles from './chooser.module.css';
import { RegistrationCard } from './registration-card.tsx';
import { type CardType, cardTypes, type RegistrationType } from './registration-type.ts';

interface ChooserProps {
  readonly chosen: RegistrationType | undefined;
  readonly closedTypes: readonly CardType[];
}

/** Cards with the ways to register; the chosen one is highlighted, and on a phone all of them shrink above its form. */
export function Chooser({ chosen, closedTypes }: ChooserProps) {
  return (
    <ul className={styles.cards} data-chosen={chosen !== undefined}>
      {cardTypes.map((type) => (
        <RegistrationCard key={type} type={type} isChosen={type === chosen} isClosed={closedTypes.includes(type)} />
      ))}
    </ul>
  );
}
