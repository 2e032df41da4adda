import type { PlayerRecord } from '../../domain/answer/player/player-record.ts';
import { words } from './area-words.ts';
import { ConfirmedAction } from './confirmed-action.tsx';
import { erase } from './record-calls.ts';
import styles from './whole-record.module.css';

interface ErasureProps {
  readonly player: PlayerRecord;
  readonly onErased: () => void;
}

/** Button that erases a player, after a question that says what goes and what stays. */
export function Erasure({ player: { id, name }, onErased }: ErasureProps) {
  const { open, title, lead, goes, gone, stays, kept, now } = words.erase;
  return (
    <ConfirmedAction open={open(name)} title={title(name)} now={now} send={() => erase(id)} onSent={onErased}>
      <p>{lead}</p>
      <h3>{goes}</h3>
      <ul className={styles.lines}>
        {gone(name).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3>{stays}</h3>
      <ul className={styles.lines}>
        {kept.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </ConfirmedAction>
  );
}
