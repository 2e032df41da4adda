import { useWatch } from 'react-hook-form';
import { waiverSigner } from '../../domain/rule/waiver/waiver.ts';
import { circumstancesNow, type FormValues } from '../form/form-values.ts';
import { useTypedBirthYear } from '../player/typed-birth-year.ts';
import styles from './terms.module.css';
import { words } from './words.ts';

/** Note on the signer of the waiver, once the birth year shows that it is not the player alone. */
export function SignerNote({ unsigned = words.unsigned }: { readonly unsigned?: string }) {
  const birthYear = useTypedBirthYear();
  const parent = useWatch<FormValues>({ name: 'parentName' });
  if (birthYear === undefined) return null;
  const parentName = typeof parent === 'string' && parent.trim() !== '' ? parent.trim() : null;
  const signature = waiverSigner({ name: '', birthYear, parentName }, circumstancesNow().year);
  if (signature?.relationship === 'self') return null;
  return <p className={styles.note}>{signature === undefined ? unsigned : words.signedBy(signature.signer)}</p>;
}

/** Note on the signer for a player whose parent is on file and not in the form. */
export function SignerOnFile({ text = words.onFile }: { readonly text?: string }) {
  return <p className={styles.note}>{text}</p>;
}
