import { Box } from '@mui/material';
import type { CheckInTeam } from '../../domain/answer/check-in/check-in-list.ts';
import { rosterSize } from '../../domain/rule/team/team.ts';
import type { BracketGame, DrawnTournament } from '../bracket/drawn-tournament.ts';
import { gameSides } from '../bracket/sides.ts';
import { useDrawnTournament } from '../bracket/use-drawn-tournament.ts';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { useCheckInList } from './check-in-paper.tsx';
import { PrintedPage } from './printed-page.tsx';

/** Score sheets with both rosters for all games to come, two on a page, in order of play. */
export function ScoreSheets({ tournamentId }: { readonly tournamentId: number }) {
  const { data: list } = useCheckInList(tournamentId);
  return (
    <PrintedPage title="Score sheets" query={useDrawnTournament(tournamentId)}>
      {(drawn) => {
        const games = drawn.games.filter(({ status }) => status !== 'completed');
        if (games.length === 0) return 'No game to come';
        return games.map((game) => <ScoreSheet key={game.id} game={game} drawn={drawn} teams={list?.teams ?? []} />);
      }}
    </PrintedPage>
  );
}

interface ScoreSheetProps {
  readonly game: BracketGame;
  readonly drawn: DrawnTournament;
  readonly teams: readonly CheckInTeam[];
}

function ScoreSheet({ game, drawn, teams }: ScoreSheetProps) {
  const { teams: names, part } = gameSides(game, drawn);
  const rosterOf = (teamId: number | null) => teams.find(({ id }) => id === teamId)?.players.map(({ name }) => name);
  return (
    <Box component="section" aria-label={names.join(' v ')} sx={sheet}>
      <Box sx={between}>
        <strong>{`${dayAndTimeOf(game.startTime)} · ${game.field}`}</strong>
        <span>{part}</span>
      </Box>
      <Box sx={halves}>
        <Half name={names[0]} players={rosterOf(game.team1Id) ?? []} />
        <Half name={names[1]} players={rosterOf(game.team2Id) ?? []} />
      </Box>
      <Box sx={{ ...between, mt: 'auto' }}>
        <Box sx={line}>Cards and remarks</Box>
        <Box sx={line}>Score kept by</Box>
        {game.stage !== 'group' && <Box sx={line}>After a shoot-out</Box>}
      </Box>
    </Box>
  );
}

function Half({ name, players }: { readonly name: string; readonly players: readonly string[] }) {
  const rows = Array.from({ length: Math.max(rosterSize, players.length) }, (_, row) => row);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ ...between, alignItems: 'center' }}>
        <Box component="strong" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {name}
        </Box>
        <Box sx={{ ...square, width: '12mm', height: '10mm', flexShrink: 0 }} />
      </Box>
      {rows.map((row) => (
        <Box key={row} sx={{ ...between, ...playerRow }}>
          <span>{players[row]}</span>
          <Box aria-hidden sx={{ display: 'flex', gap: '1mm', flexShrink: 0 }}>
            {goals.map((goal) => (
              <Box key={goal} sx={{ ...square, width: '3mm', height: '3mm' }} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Boxes to tick for goals of one player. */
const goals = Array.from({ length: 10 }, (_, goal) => goal);

const between = { display: 'flex', justifyContent: 'space-between', gap: '4mm' } as const;
const square = { border: '1px solid' } as const;
const playerRow = {
  borderBottom: '1px solid',
  alignItems: 'end',
  minHeight: '12mm',
  overflowWrap: 'anywhere',
} as const;
const line = { flex: 1, borderBottom: '1px solid', height: '14mm' } as const;
const halves = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: '8mm', mt: '3mm' } as const;

const sheet = {
  display: 'flex',
  flexDirection: 'column',
  mb: 4,
  '@media print': {
    height: '116mm',
    mb: 0,
    pt: '3mm',
    breakInside: 'avoid',
    fontSize: '10pt',
    '&:nth-of-type(even)': { borderTop: '1pt solid' },
  },
} as const;
