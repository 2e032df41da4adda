import { waiver } from '../../domain/rule/waiver/waiver-text.ts';
import styles from './waiver-dialog.module.css';

/** Seven sections of the Terms and Conditions. */
export function WaiverSections({ heading: Heading }: { readonly heading: 'h2' | 'h3' }) {
  return (
    <ol className={styles.sections}>
      {waiver.sections.map(({ title, text }) => (
        <li key={title}>
          <Heading>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
