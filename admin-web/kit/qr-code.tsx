import { Box } from '@mui/material';
import { create } from 'qrcode';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** The light border a reader needs, in modules. */
const quiet = 4;

/** A QR code, drawn as one path; dark on light in both colour schemes, as readers expect. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const squares = Array.from(data, (isDark, place) =>
    isDark ? `M${(place % size) + quiet} ${Math.floor(place / size) + quiet}h1v1h-1z` : '',
  );
  const side = size + 2 * quiet;
  return (
    <Box component="svg" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} sx={picture}>
      <path d={squares.join('')} fill="#06120c" />
    </Box>
  );
}

const picture = { display: 'block', width: 208, height: 208, bgcolor: '#fff', borderRadius: 0.5 } as const;
