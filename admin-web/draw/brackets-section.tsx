import { Typography } from '@mui/material';
import { BracketDrawing } from '../bracket/bracket-drawing.tsx';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { MatchCard, matchMeasures } from '../bracket/match-card.tsx';
import { GameActions } from '../game/game-actions.tsx';
import { Section } from '../kit/section.tsx';
import { WithdrawButton } from '../team/withdraw-button.tsx';
import { WithdrawnTeams } from '../team/withdrawn-teams.tsx';

/** Brackets of a tournament, with actions on its games and teams once they are published. */
export function BracketsSection({ drawn }: { readonly drawn: DrawnTournament }) {
  const isDrawn = drawn.brackets.length > 0;
  const isPlayed = isDrawn && !drawn.isDraft;
  return (
    <Section title="Tournament Brackets" actions={isPlayed && <WithdrawButton drawn={drawn} />}>
      {isPlayed && <WithdrawnTeams drawn={drawn} />}
      {!isDrawn && <Typography color="text.secondary">No brackets generated yet</Typography>}
      <BracketDrawing
        matches={drawn.brackets}
        measures={matchMeasures}
        cardOf={(match) => (
          <MatchCard
            match={match}
            drawn={drawn}
            actionsOf={(game, spoken) => (isPlayed ? <GameActions game={game} spoken={spoken} drawn={drawn} /> : null)}
          />
        )}
      />
    </Section>
  );
}
