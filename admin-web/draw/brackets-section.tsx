import Print from '@mui/icons-material/PrintOutlined';
import { Button, Typography } from '@mui/material';
import { Link } from 'react-router';
import { BracketDrawing } from '../bracket/bracket-drawing.tsx';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { MatchCard, matchMeasuresFor } from '../bracket/match-card.tsx';
import { GameActions } from '../game/game-actions.tsx';
import { Section } from '../kit/section.tsx';
import { useStandings } from '../standings/group-tables.tsx';
import { WithdrawButton } from '../team/withdraw-button.tsx';
import { WithdrawnTeams } from '../team/withdrawn-teams.tsx';

/** Brackets of a tournament, with actions on its games and teams once they are published. */
export function BracketsSection({ drawn }: { readonly drawn: DrawnTournament }) {
  const isDrawn = drawn.brackets.length > 0;
  const isPlayed = isDrawn && !drawn.isDraft;
  const { data: standings = [] } = useStandings(drawn.tournament.id);
  return (
    <Section
      title="Tournament Brackets"
      actions={
        isPlayed && (
          <>
            <Button component={Link} to={`/paper/${drawn.tournament.id}?paper=Bracket`} startIcon={<Print />}>
              Print
            </Button>
            <WithdrawButton drawn={drawn} />
          </>
        )
      }
    >
      {isPlayed && <WithdrawnTeams drawn={drawn} />}
      {!isDrawn && <Typography color="text.secondary">No brackets generated yet</Typography>}
      <BracketDrawing
        matches={drawn.brackets}
        measures={matchMeasuresFor(drawn.brackets)}
        standings={drawn.isDraft ? drawn.draft.standings : standings}
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
