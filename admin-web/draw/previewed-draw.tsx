import { Alert, Box, Typography } from '@mui/material';
import { divisionOf } from '../../domain/answer/bracket/bracket-match.ts';
import { byeField } from '../../domain/answer/bracket/bracket-row.ts';
import type { Measures } from '../../domain/answer/bracket/picture-columns.ts';
import type { GeneratedBrackets } from '../../domain/answer/bracket/tournament-detail.ts';
import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import { undivided } from '../../domain/match/division.ts';
import type { Sent } from '../../domain/time/moment.ts';
import { BracketDrawing } from '../bracket/bracket-drawing.tsx';
import { type BracketGame, type BracketMatch, isTimed } from '../bracket/drawn-tournament.ts';
import { matchOf, sidesOf } from '../bracket/sides.ts';
import { GameTile } from '../schedule/game-tile.tsx';
import { Timetable } from '../schedule/timetable.tsx';
import { easternTime } from '../time/eastern-time.ts';
import { WhoPlaysWhere } from './who-plays-where.tsx';

/** Draw before it is saved: warnings, structure and timetable. */
export function PreviewedDraw({
  draw,
  teams,
}: {
  readonly draw: Sent<GeneratedBrackets>;
  readonly teams: readonly PublicTeam[];
}) {
  const { brackets, games, warnings, divisions, notPlaced } = draw;
  const tile = (game: BracketGame) => {
    const match = matchOf(game, brackets);
    if (match === undefined) return null;
    return <GameTile {...sidesOf(match, teams)} tone={game.stage} />;
  };
  return (
    <>
      <Typography sx={{ typography: 'button', fontSize: '1.375rem' }}>{summary(draw)}</Typography>
      {warnings.length > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ my: 1, color: 'text.primary' }}>
          <Typography sx={{ fontWeight: 600 }}>What to know before generating</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </Box>
        </Alert>
      )}
      {divisions.some(({ name }) => name !== undivided) && (
        <WhoPlaysWhere divisions={divisions} notPlaced={notPlaced} />
      )}
      <Typography variant="h4" component="h3" sx={{ mt: 2, mb: 1 }}>
        Structure
      </Typography>
      <BracketDrawing
        matches={brackets}
        measures={previewMeasures}
        cardOf={(match) => <DrawnMatch match={match} teams={teams} />}
      />
      <Typography variant="h4" component="h3" sx={{ mt: 2, mb: 1 }}>
        Timetable
      </Typography>
      <Timetable games={games.filter(isTimed)} renderPlace={({ game }) => (game === undefined ? null : tile(game))} />
    </>
  );
}

function summary({ brackets, games }: Sent<GeneratedBrackets>): string {
  const divisions = new Set(brackets.map(divisionOf)).size;
  const timed = games.filter(isTimed);
  const starts = timed.map(({ startTime }) => startTime).toSorted();
  const ends = timed.map(({ endTime }) => endTime).toSorted();
  const [first, last] = [starts.at(0), ends.at(-1)];
  const count = gamesAndDivisions(games.length, divisions);
  if (first === undefined || last === undefined) return count;
  return `${count}, ${easternTime(first)} to ${easternTime(last)}`;
}

const gamesAndDivisions = (games: number, divisions: number) =>
  `${games === 1 ? '1 game' : `${games} games`}${divisions > 1 ? ` in ${divisions} divisions` : ''}`;

/** Measures of a bracket in the preview, in pixels. */
const previewMeasures: Measures = {
  card: { width: 152, height: 46 },
  rows: [12, 34],
  gap: 28,
  space: 8,
  lane: 8,
  laneGap: 12,
  besideLanes: 3,
  tableRow: 24,
};

/** Match of a previewed draw; a team with a bye advances alone. */
function DrawnMatch({ match, teams }: { readonly match: BracketMatch; readonly teams: readonly PublicTeam[] }) {
  const isBye = match.field === byeField;
  const { team1Id, team2Id } = match;
  const [one, other] = sidesOf(match, teams).teams;
  const names = !isBye ? [one, other] : team1Id === null && team2Id !== null ? [other, 'Bye'] : [one, 'Bye'];
  return (
    <Box sx={{ ...card, ...(isBye && quiet) }}>
      {names.map((name, side) => (
        <Box key={`${side === 0 ? 'first' : 'second'} ${name}`} title={name} sx={line}>
          {side === 1 && !isBye && (
            <Box component="span" sx={spoken}>
              {' v '}
            </Box>
          )}
          {name}
        </Box>
      ))}
    </Box>
  );
}

const card = {
  height: '100%',
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
  px: 0.75,
  fontSize: '0.9375rem',
  lineHeight: '22px',
} as const;
const quiet = { borderStyle: 'dashed', color: 'text.secondary' } as const;
const spoken = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
