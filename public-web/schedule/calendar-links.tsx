import button from '../kit/button.module.css';
import { copyText } from '../kit/copy-text.ts';
import { showToast } from '../kit/toasts.ts';
import { language } from '../language/language.ts';
import styles from './team-page.module.css';
import { words } from './words.ts';

/** Returns the address of a team's calendar. Calendar programs send no language, so the address names it unless it is English. */
const feedOf = (teamId: number, spoken: string): string =>
  `/api/teams/${teamId}/calendar.ics${spoken === 'en' ? '' : `?language=${spoken}`}`;

/** Links to a team's games for the family's own calendar: one press on a phone, or an address for any other program. */
export function CalendarLinks({ teamId }: { readonly teamId: number }) {
  const { host, origin } = window.location;
  const path = feedOf(teamId, language);
  const byWebcal = `webcal://${host}${path}`;
  const copy = () =>
    copyText(`${origin}${path}`).then(
      () => showToast({ tone: 'good', ...words.calendar.copied }),
      () => showToast({ tone: 'alarm', ...words.calendar.notCopied }),
    );
  return (
    <section className={styles.calendar}>
      <h2 className={styles.heading}>{words.calendar.title}</h2>
      <p>{words.calendar.text}</p>
      <div className={styles.ways}>
        <a className={button.primary} href={byWebcal}>
          {words.calendar.subscribe}
        </a>
        <a
          className={button.secondary}
          href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(byWebcal)}`}
          target="_blank"
          rel="noreferrer"
        >
          {words.calendar.google}
        </a>
      </div>
      <p>{words.calendar.address}</p>
      <div className={styles.ways}>
        <code className={styles.address}>{`${origin}${path}`}</code>
        <button type="button" className={button.secondary} onClick={() => void copy()}>
          {words.calendar.copy}
        </button>
      </div>
    </section>
  );
}
