import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { BooleanInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import type { TestMarks as Marks } from '../../domain/tournament/holdings.ts';
import { useProvider } from '../transport/use-provider.ts';
import { words } from './words.ts';

const said = words.testMarks;

/** Says which teams and players of a tournament are not marked as it is, test or real, and offers to mark them too. */
export function TestMarks() {
  const { id = '' } = useParams();
  const provider = useProvider();
  const isTest = useWatch({ name: 'isTest' }) === true;
  const { data } = useQuery({ queryKey: ['test marks', id], queryFn: () => provider.testMarks(Number(id)), gcTime: 0 });
  if (data === undefined) return null;
  const sentences = isTest ? whileTest(data) : whileReal(data);
  if (sentences.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ mt: 2, color: 'text.primary' }}>
      {sentences.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
      <BooleanInput source="isTestThroughout" label={said.throughout} helperText={false} />
    </Alert>
  );
}

function whileTest(marks: Marks): readonly string[] {
  const { realTeams, realPlayers, playersElsewhere } = marks;
  if (realTeams + realPlayers === 0) return [];
  return [
    said.now(marks),
    ...(realPlayers > 0 ? [said.stay(realPlayers)] : []),
    ...(playersElsewhere > 0 ? [said.elsewhere(playersElsewhere)] : []),
  ];
}

function whileReal({ markedTeams, markedPlayers }: Marks): readonly string[] {
  return markedTeams + markedPlayers === 0 ? [] : [said.still(markedTeams, markedPlayers)];
}
