import { Alert, Box, Typography } from '@mui/material';
import { divisionOf } from '../../domain/answer/bracket/bracket-match.ts';
import type { GeneratedBrackets } from '../../domain/answer/bracket/tournament-detail.ts';
import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import { undivided } from '../../domain/rule/match/division.ts';
import type { Sent } from '../../domain/rule/time/moment.ts';
import { BracketDrawing } from '../bracket/bracket-drawing.tsx';
import { type BracketGame, isTimed } from '../bracket/drawn-tournament.ts';
import { measuresFor } from '../bracket/measures-for.ts';
import { matchOf, sidesOf } from '../bracket/sides.ts';
import { counted } from '../kit/counted.ts';
import { Fold } from '../kit/fold.tsx';
import { useNarrow } from '../kit/use-narrow.ts';
import { GameTile } from '../schedule/game-tile.tsx';
import { Timetable, timetableTitle } from '../schedule/timetable.tsx';
import { easternTime } from '../time/eastern-time.ts';
import { DrawnMatch, preview } from './drawn-match.tsx';
import { WhoPlaysWhere } from './who-plays-where.tsx';

/** Draw before it is saved: warnings, structure and timetable. */
export function PreviewedDraw({
  draw,
  teams,
}: {
  readonly draw: Sent<GeneratedBrackets>;
  readonly teams: readonly PublicTeam[];
}) {
  const { brackets, games, warnings, divisions, notPlaced, standings } = draw;
  const isNarrow = useNarrow();
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
        measures={measuresFor(brackets, preview)}
        standings={standings}
        foldsGroups
        cardOf={(match) => <DrawnMatch match={match} teams={teams} />}
      />
      <Fold title={timetableTitle} isOpen={!isNarrow}>
        <Timetable games={games.filter(isTimed)} renderPlace={({ game }) => (game === undefined ? null : tile(game))} />
      </Fold>
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
  `${counted(games, 'game')}${divisions > 1 ? ` in ${divisions} divisions` : ''}`;
