import { create } from 'qrcode';

/** Light border that readers need, in modules. */
const quiet = 4;

/** QR code as one path, as wide as its place; dark on light in both colour schemes, as readers expect. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const squares = Array.from(data, (isDark, place) =>
    isDark ? `M${(place % size) + quiet} ${Math.floor(place / size) + quiet}h1v1h-1z` : '',
  );
  const side = size + 2 * quiet;
  return (
    <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} width="100%" shapeRendering="crispEdges">
      <rect width={side} height={side} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}
