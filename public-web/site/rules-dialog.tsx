import { Dialog } from './dialog.tsx';
import styles from './programme.module.css';
import { words } from './programme-words.ts';
import { SiteTextsShown } from './site-texts.tsx';
import { words as site } from './words.ts';

/** The rules of play. */
export function RulesDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={site.dialogs.rules} onClose={onClose}>
      <p>{words.rules.lead}</p>
      <SiteTextsShown>
        {({ rules }) => (
          <ol className={styles.rules}>
            {rules.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        )}
      </SiteTextsShown>
    </Dialog>
  );
}
