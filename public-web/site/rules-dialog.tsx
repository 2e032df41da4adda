import { tournamentRules } from '../../domain/site/tournament-rules.ts';
import { Dialog } from './dialog.tsx';
import styles from './programme.module.css';
import { words } from './programme-words.ts';
import { words as site } from './words.ts';

/** The fifteen rules of play. */
export function RulesDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={site.dialogs.rules} onClose={onClose}>
      <p>{words.rules.lead}</p>
      <ol className={styles.rules}>
        {tournamentRules.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
