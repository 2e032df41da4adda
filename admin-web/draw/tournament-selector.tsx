import { preferredTournament } from '../../domain/use-case/tournament/tournament-fields.ts';
import { ChoiceInput } from '../form/choice-input.tsx';
import { FetchFailed } from '../kit/fetch-failed.tsx';
import { choiceLabel } from '../tournament/tournament-choices.ts';
import { useTournamentsToDraw } from './use-tournaments-to-draw.ts';

export const chooseTournament = 'Choose a tournament';

/** Choice of the tournament to plan, by date, with (Past), (Active) or (Upcoming). */
export function TournamentSelector({
  chosen,
  onChoose,
}: {
  readonly chosen: number | undefined;
  readonly onChoose: (id: number | undefined) => void;
}) {
  const { data = [], isPending, error, refetch } = useTournamentsToDraw();
  const isListed = data.some(({ id }) => id === chosen);
  return (
    <>
      <ChoiceInput
        label={preferredTournament.label}
        value={isListed ? (chosen ?? '') : ''}
        disabled={isPending}
        choices={[
          { value: '', label: isPending ? 'Loading…' : chooseTournament },
          ...data.map((tournament) => ({ value: tournament.id, label: choiceLabel(tournament) })),
        ]}
        onChange={(id) => onChoose(id === '' ? undefined : Number(id))}
      />
      {error !== null && <FetchFailed title="Failed to fetch tournaments" failure={error} onRetry={refetch} />}
    </>
  );
}
