import { Box } from '@mui/material';
import { type DrawnTournament, howItEnded, isTimed, type TimedGame } from '../bracket/drawn-tournament.ts';
import { gameSides } from '../bracket/sides.ts';
import { useDrawnTournament } from '../bracket/use-drawn-tournament.ts';
import { fieldsOf, gridOf } from '../schedule/timetable-grid.ts';
import { easternTime } from '../time/eastern-time.ts';
import { PrintedPage } from './printed-page.tsx';

/** Timetable by field, with results or room for them. */
export function FieldsPaper({ tournamentId }: { readonly tournamentId: number }) {
  return (
    <PrintedPage title="Timetable by field" query={useDrawnTournament(tournamentId)}>
      {(drawn) => (
        <Box sx={columns}>
          {drawn.games.every((game) => !isTimed(game)) && 'No game has a time yet'}
          {fieldsOf(drawn.games.filter(isTimed)).map((field) => (
            <Field key={field} field={field} drawn={drawn} />
          ))}
        </Box>
      )}
    </PrintedPage>
  );
}

function Field({ field, drawn }: { readonly field: string; readonly drawn: DrawnTournament }) {
  const days = gridOf(
    drawn.games.filter(isTimed).filter((game) => game.field === field),
    [field],
  );
  return (
    <Box component="section" sx={{ breakInside: 'avoid' }}>
      <Box component="h3" sx={heading}>
        {field}
      </Box>
      {days.map(({ day, rows }) => (
        <Box key={day} component="table" sx={table}>
          <caption>{day}</caption>
          <tbody>
            {rows.flatMap(({ games }) =>
              games.map((game) => game && <GameRow key={game.id} game={game} drawn={drawn} />),
            )}
          </tbody>
        </Box>
      ))}
    </Box>
  );
}

function GameRow({ game, drawn }: { readonly game: TimedGame; readonly drawn: DrawnTournament }) {
  const { teams, part } = gameSides(game, drawn);
  const isOver = game.status === 'completed';
  return (
    <tr>
      <th scope="row">{easternTime(game.startTime)}</th>
      <td>
        <strong>{teams.join(' v ')}</strong>
        <Box component="small" sx={{ display: 'block' }}>
          {[part, isOver && howItEnded(game)].filter(Boolean).join(' · ')}
        </Box>
      </td>
      <td>{isOver ? `${game.team1Score} : ${game.team2Score}` : '___ : ___'}</td>
    </tr>
  );
}

const columns = {
  columnCount: { xs: 1, md: 2 },
  columnGap: '2rem',
  '@media print': { columnCount: 2, columnGap: '6mm', fontSize: '8.5pt', lineHeight: 1.2 },
} as const;

const heading = { typography: 'h4', m: 0, breakAfter: 'avoid', '@media print': { fontSize: '12pt' } } as const;

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  mb: 2,
  '& caption': { textAlign: 'left', captionSide: 'top' },
  '& tr': { breakInside: 'avoid', borderTop: '1px solid', borderColor: 'text.disabled' },
  '& td, & th': { p: 0, py: '1px', pr: 1, textAlign: 'left', verticalAlign: 'top', whiteSpace: 'nowrap' },
  '& td:first-of-type': { width: '100%', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& td:last-of-type': { pr: 0, fontWeight: 700 },
  '@media print': { mb: '3mm' },
} as const;
