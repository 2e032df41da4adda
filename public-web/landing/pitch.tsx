import styles from './pitch.module.css';

/** Drawing of a small-sided pitch with a golden goal: two passes, then the shot. Decorative. */
export function Pitch() {
  return (
    <svg className={styles.pitch} viewBox="0 0 760 520" aria-hidden="true" preserveAspectRatio="xMaxYMid slice">
      <g className={styles.chalk}>
        <path d="M20 30H720V490H20M370 30V490" />
        <circle cx="370" cy="260" r="78" />
        <circle cx="370" cy="260" r="128" strokeDasharray="10 11" />
        <path d="M720 150H620V370H720" />
        <path d="M620 215a48 48 0 0 0 0 90" strokeDasharray="10 11" />
        <path d="M696 30a24 24 0 0 0 24 24M720 466a24 24 0 0 0-24 24" />
        <path d="M720 210h34v100h-34M731 210v100M743 210v100M720 235h34M720 260h34M720 285h34" strokeWidth="1.5" />
      </g>
      <path className={styles.pass} d="M492 352 566 112" />
      <path className={styles.pass} d="M580 114 601 318" />
      <path className={styles.shot} d="M616 326 734 243" pathLength="1" />
      <g className={styles.players}>
        <circle cx="486" cy="372" r="15" />
        <circle cx="574" cy="92" r="15" />
        <circle cx="603" cy="338" r="15" />
      </g>
      <circle className={styles.ball} cx="738" cy="240" r="10" />
    </svg>
  );
}
