import { ChoiceInput } from '../form/choice-input.tsx';
import { choiceLabel } from '../tournament/tournament-choices.ts';
import { useTournamentsToDraw } from './use-chosen-tournament.ts';
import { words } from './words.ts';

/** Which tournament is planned: by date, with (Past), (Active) or (Upcoming). */
export function TournamentSelector({
  chosen,
  onChoose,
}: {
  readonly chosen: number | undefined;
  readonly onChoose: (id: number | undefined) => void;
}) {
  const { data = [], isPending, isError } = useTournamentsToDraw();
  const isListed = data.some(({ id }) => id === chosen);
  return (
    <ChoiceInput
      label={words.tournament.label}
      value={isListed ? (chosen ?? '') : ''}
      disabled={isPending}
      {...(isError && { hint: words.tournament.fetchFailed })}
      choices={[
        { value: '', label: isPending ? words.tournament.loading : words.tournament.none },
        ...data.map((tournament) => ({ value: tournament.id, label: choiceLabel(tournament) })),
      ]}
      onChange={(id) => onChoose(id === '' ? undefined : Number(id))}
    />
  );
}
