import { Crest } from '../kit/crest.tsx';
import { Link } from '../kit/link.tsx';
import { useBoard } from '../site/board.ts';
import { EmailLink, PhoneLink } from '../site/site-contact.tsx';
import { words as site } from '../site/words.ts';
import { DialogButton } from './dialog-button.tsx';
import styles from './footer.module.css';
import { words } from './words.ts';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <div className={styles.about}>
          <Crest className={styles.crest} />
          <p className={styles.brand}>{site.brand}</p>
          <p>{words.footer.about}</p>
        </div>
        <Contact />
        <ul className={`${styles.links} ${styles.more}`} aria-label={words.footer.more}>
          <li>
            <Link to="/#register">{words.footer.register}</Link>
          </li>
          <li>
            <Link to="/player-lookup">{words.footer.playerId}</Link>
          </li>
          <li>
            <Link to="/#faq">{words.footer.faq}</Link>
          </li>
          <li>
            <DialogButton of="rules" />
          </li>
          <li>
            <DialogButton of="about" />
          </li>
          <li>
            <DialogButton of="terms" />
          </li>
          <li>
            <Link to="/player-lookup#record">{words.footer.record}</Link>
          </li>
          <li>
            <Link to="/privacy">{words.footer.privacy}</Link>
          </li>
          <li>
            <a href="/admin">{words.footer.admin}</a>
          </li>
        </ul>
      </div>
    </footer>
  );
}

function Contact() {
  const { site } = useBoard();
  if (site === undefined) return null;
  return (
    <ul className={styles.links} aria-label={words.footer.questions}>
      {site.contactEmail !== '' && (
        <li>
          <EmailLink />
        </li>
      )}
      {site.contactPhone !== '' && (
        <li>
          <PhoneLink />
        </li>
      )}
      {[...site.links, ...site.socialLinks].map(({ label, url }) => (
        <li key={url}>
          <a href={url} rel="noreferrer">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
