import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { BooleanInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import type { TestMarks as Marks } from '../../domain/rule/tournament/holdings.ts';
import { tournamentForm } from '../../domain/use-case/tournament/tournament-form.ts';
import { counted } from '../kit/counted.ts';
import { ask } from '../transport/call.ts';

/** Warning about teams and players whose test mark differs from the tournament's, with an offer to change it too. */
export function TestMarks() {
  const { id = '' } = useParams();
  const isTest = useWatch({ name: 'isTest' }) === true;
  const { data } = useQuery({ queryKey: ['test marks', id], queryFn: () => testMarks(Number(id)), gcTime: 0 });
  if (data === undefined) return null;
  const sentences = isTest ? whileTest(data) : whileReal(data);
  if (sentences.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ mt: 2, color: 'text.primary' }}>
      {sentences.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
      <BooleanInput source="isTestThroughout" label={tournamentForm.fields.isTestThroughout.label} helperText={false} />
    </Alert>
  );
}

function whileTest(marks: Marks): readonly string[] {
  const { realTeams, realPlayers, playersElsewhere } = marks;
  if (realTeams + realPlayers === 0) return [];
  return [
    now(marks),
    ...(realPlayers > 0 ? [stay(realPlayers)] : []),
    ...(playersElsewhere > 0 ? [elsewhere(playersElsewhere)] : []),
  ];
}

function whileReal({ markedTeams, markedPlayers }: Marks): readonly string[] {
  return markedTeams + markedPlayers === 0
    ? []
    : [
        `${counted(markedTeams, 'team')} and ${counted(markedPlayers, 'player')} are still marked as test, and go when test data are deleted.`,
      ];
}

const now = ({ markedTeams, realTeams, markedPlayers, realPlayers }: Marks) =>
  `Marked as test: ${counted(markedTeams, 'team')} and ${counted(markedPlayers, 'player')}. Not marked: ${counted(realTeams, 'team')} and ${counted(realPlayers, 'player')}.`;

const stay = (players: number) =>
  players === 1
    ? '1 player is not marked, and stays on file as real when test data are deleted.'
    : `${players} players are not marked, and stay on file as real when test data are deleted.`;

const elsewhere = (players: number) =>
  players === 1
    ? '1 player also plays in a real tournament, and always stays.'
    : `${players} players also play in a real tournament, and always stay.`;

const testMarks = (tournamentId: number) => ask<Marks>(`/api/admin/tournaments/${tournamentId}/test-marks`);
