import { Box, Link } from '@mui/material';
import { Link as PageLink } from 'react-router';

interface FigureRow {
  readonly title: string;
  readonly cells: readonly { readonly count: number; readonly label: string; readonly to: string }[];
}

/** Small table of figures, each with a link to its list; a zero has none. */
export function FigureTable({
  label,
  head,
  rows,
}: {
  readonly label: string;
  readonly head: readonly string[];
  readonly rows: readonly FigureRow[];
}) {
  return (
    <Box component="table" aria-label={label} sx={table}>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, cells }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {cells.map(({ count, label: said, to }) => (
              <td key={said}>
                {count === 0 ? (
                  0
                ) : (
                  <Link component={PageLink} to={to} color="inherit" aria-label={`${count} ${said}`}>
                    {count.toLocaleString('en-US')}
                  </Link>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: { xs: '0.9375rem', sm: 'inherit' },
  overflowWrap: 'normal',
  wordBreak: 'normal',
  '& th, & td': { py: 0.5, px: { xs: 0.5, sm: 1 }, textAlign: 'right', borderBottom: 1, borderColor: 'divider' },
  '& thead th': { color: 'text.secondary', fontWeight: 600, verticalAlign: 'bottom', lineHeight: 1.15 },
  '& th:first-of-type': { textAlign: 'left', pl: 0 },
  '& tbody th': { fontWeight: 600, whiteSpace: 'nowrap' },
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& td a': { display: 'inline-block', minWidth: 24, py: 0.25 },
} as const;
