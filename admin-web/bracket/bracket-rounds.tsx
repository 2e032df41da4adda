import { Box, Typography } from '@mui/material';
import { WithdrawButton } from '../team/withdraw-button.tsx';
import { WithdrawnTeams } from '../team/withdrawn-teams.tsx';
import { bracketParts } from './bracket-parts.ts';
import type { DrawnTournament } from './drawn-tournament.ts';
import { MatchCard } from './match-card.tsx';
import { Section } from '../kit/section.tsx';
import { words } from '../draw/words.ts';

/** The brackets as cards, round by round. */
export function BracketBoard({ drawn }: { readonly drawn: DrawnTournament }) {
  const isDrawn = drawn.brackets.length > 0;
  return (
    <Section title={words.brackets.title} actions={isDrawn && <WithdrawButton drawn={drawn} />}>
      {isDrawn && <WithdrawnTeams drawn={drawn} />}
      {!isDrawn && <Typography color="text.secondary">{words.brackets.none}</Typography>}
      {bracketParts(drawn.brackets).map(({ division, title, rounds }) => (
        <Box key={`${division} ${title}`} sx={{ mb: 2 }}>
          {title !== '' && (
            <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
              {title}
            </Typography>
          )}
          <Box sx={columns}>
            {rounds.map(({ label, matches }) => (
              <Box key={label} sx={matches.length > longColumn ? wide : { minWidth: 0 }}>
                {label !== '' && (
                  <Typography variant="h5" component={title === '' ? 'h3' : 'h4'} sx={{ mb: 1 }}>
                    {label}
                  </Typography>
                )}
                <Box component="ul" sx={cards}>
                  {matches.map((match) => (
                    <MatchCard key={match.position} match={match} drawn={drawn} />
                  ))}
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Section>
  );
}

/** A round of more matches than this, such as a group, spreads over the whole width. */
const longColumn = 8;

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  alignItems: 'start',
} as const;

const wide = {
  gridColumn: '1 / -1',
  '& > ul': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))' },
} as const;

const cards = { display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' } as const;
