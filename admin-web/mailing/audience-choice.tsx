import { Box, Chip } from '@mui/material';
import { ageBrackets } from '../../domain/tournament/age-bracket.ts';
import { ChoiceInput } from '../form/choice-input.tsx';
import { Section } from '../kit/section.tsx';
import { useTournaments } from '../tournament/use-tournaments.ts';
import { type Audience, type Group, groupNames, groupOf, inGroup, narrowed, otherFilters } from './audience.ts';

const groups = Object.entries(groupNames).map(([value, label]) => ({ value, label }));
const brackets = [{ value: '', label: 'All divisions' }, ...ageBrackets.map((value) => ({ value, label: value }))];

/** Choice of the recipients: a group of a tournament, or the filter of a list. */
export function AudienceChoice({
  audience,
  onChange,
}: {
  readonly audience: Audience;
  readonly onChange: (audience: Audience) => void;
}) {
  const { tournaments } = useTournaments();
  const all = { value: '', label: 'All tournaments' };
  const choices = [all, ...tournaments.map(({ id, name }) => ({ value: id, label: name }))];
  const tournamentId = Number(audience.filter.tournamentId) || '';
  const tournament = tournaments.find(({ id }) => id === tournamentId);
  const isDivided = audience.list !== 'players' && tournament?.isDividedByAge === true;
  const narrow = (name: string, value: unknown) => onChange(narrowed(audience, name, value));
  return (
    <Section title="To whom">
      <Box sx={row}>
        <ChoiceInput
          label="People"
          value={groupOf(audience)}
          choices={groups}
          onChange={(group) => onChange(inGroup(group as Group, audience))}
        />
        <ChoiceInput
          label="In which tournament"
          value={tournamentId}
          choices={choices}
          onChange={(id) => {
            const { ageBracket: _, ...filter } = audience.filter;
            onChange(narrowed({ ...audience, filter }, 'tournamentId', id === '' ? undefined : Number(id)));
          }}
        />
        {isDivided && (
          <ChoiceInput
            label="Division"
            value={String(audience.filter.ageBracket ?? '')}
            choices={brackets}
            onChange={(bracket) => narrow('ageBracket', bracket === '' ? undefined : bracket)}
          />
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: otherFilters(audience).length > 0 ? 1.5 : 0 }}>
        {otherFilters(audience).map(([name, shown]) => (
          <Chip
            key={name}
            label={`Only ${shown}`}
            onDelete={() => narrow(name, undefined)}
            aria-label={`Without “${shown}”`}
          />
        ))}
      </Box>
    </Section>
  );
}

const row = { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr 1fr 1fr' }, gap: 2 } as const;
