import { lazy, Suspense } from 'react';
import type { PaymentReceipt } from '../../domain/answer/registration/receipts.ts';
import { dollars } from '../../domain/rule/payment/fee.ts';
import { venmoLink } from '../../domain/rule/payment/venmo-link.ts';
import button from '../kit/button.module.css';
import { words } from './due-words.ts';
import styles from './venmo-payment.module.css';

const QrCode = lazy(() => import('../kit/qr-code.tsx').then((part) => ({ default: part.QrCode })));

interface VenmoPaymentProps {
  readonly handle: string;
  readonly payment: Pick<PaymentReceipt, 'amountCents' | 'reference'>;
}

/** Payment by Venmo with all fields filled in: a button on the phone, a QR code on a computer. */
export function VenmoPayment({ handle, payment }: VenmoPaymentProps) {
  return (
    <>
      <VenmoButton handle={handle} payment={payment} />
      <div className={styles.scan}>
        <Suspense>
          <QrCode text={linkOf({ handle, payment })} label={words.scan} />
        </Suspense>
        <p>{words.scanText}</p>
      </div>
    </>
  );
}

/** Button that opens Venmo with all fields filled in. */
export function VenmoButton({ handle, payment }: VenmoPaymentProps) {
  return (
    <>
      <a className={button.primary} href={linkOf({ handle, payment })} target="_blank" rel="noreferrer">
        {words.payByVenmo(dollars(payment.amountCents))}
      </a>
      <p>{words.venmoTo(handle)}</p>
    </>
  );
}

const linkOf = ({ handle, payment }: VenmoPaymentProps): string =>
  venmoLink(handle, payment.amountCents, payment.reference);
