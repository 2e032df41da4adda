import { Box } from '@mui/material';

interface Bar {
  readonly name: string;
  readonly height: number;
}

/** Size of the drawing in its own units; it is stretched to the available width. */
const size = { width: 600, height: 120, gap: 4 } as const;

/** Bar chart from oldest to newest. It is hidden from screen readers, because a table has the same figures. */
export function BarChart({ bars }: { readonly bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ height }) => height));
  const step = size.width / Math.max(1, bars.length);
  return (
    <Box aria-hidden>
      <Box sx={{ color: 'text.secondary' }}>At most {most.toLocaleString('en-US')} a day</Box>
      <Box component="svg" viewBox={`0 0 ${size.width} ${size.height}`} preserveAspectRatio="none" sx={drawing}>
        {bars.map(({ name, height }, number) => {
          const tall = (size.height * height) / most;
          const x = number * step + size.gap / 2;
          return (
            <rect key={name} x={x} y={size.height - tall} width={step - size.gap} height={tall} fill="currentColor" />
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', color: 'text.secondary' }}>
        <span>{bars[0]?.name}</span>
        <span>{bars.at(-1)?.name}</span>
      </Box>
    </Box>
  );
}

const drawing = {
  display: 'block',
  width: '100%',
  height: 120,
  color: 'primary.main',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
