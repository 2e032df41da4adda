import { create } from 'qrcode';
import styles from './qr-code.module.css';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** Light border that readers need, in modules. */
const quiet = 4;

/** QR code as one path; dark on light in both colour schemes, as readers expect. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const squares = Array.from(data, (isDark, place) =>
    isDark ? `M${(place % size) + quiet} ${Math.floor(place / size) + quiet}h1v1h-1z` : '',
  );
  const side = size + 2 * quiet;
  return (
    <svg className={styles.code} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <path d={squares.join('')} fill="#06120c" />
    </svg>
  );
}
