import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import { feeInCents } from '../../domain/rule/payment/fee.ts';
import { hasOwnPrices } from '../../domain/rule/payment/price.ts';
import type { Prices } from '../../domain/rule/tournament/prices.ts';
import { ChoiceCards } from '../form/choice-cards.tsx';
import type { FormValues } from '../form/form-values.ts';
import { PageLoading } from '../kit/page-loading.tsx';
import { writtenAges, writtenDate } from '../kit/written.ts';
import { currentPrice } from '../payment/current-price.ts';
import { priceInWords } from '../payment/spoken-price.ts';
import { type Board, useBoard } from '../site/board.ts';
import { inAddress, openTournaments } from '../site/open-tournaments.ts';
import { words } from './words.ts';

/** Choice among the tournaments that accept registrations; the only one, or the one that the address names, is preselected. */
export function TournamentChoice({
  forTeam = false,
}: {
  /** Whether the choice is for a team, so that free places are shown. */ readonly forTeam?: boolean;
}) {
  const board = useBoard();
  const open = openTournaments(board);
  const { getValues, setValue } = useFormContext<FormValues>();
  const ids = open.map(({ id }) => String(id)).join(' ');
  const named = useSearchParams()[0].get(inAddress);
  useEffect(() => {
    const offered = ids.split(' ');
    if (named !== null && offered.includes(named)) return setValue('tournamentId', named);
    const chosen = getValues('tournamentId');
    if (ids === '' || (typeof chosen === 'string' && offered.includes(chosen))) return;
    // A tournament that has closed since it was chosen is replaced by none, and not by the one that is left.
    setValue('tournamentId', offered.length === 1 && !chosen ? ids : '');
  }, [ids, named, getValues, setValue]);
  useShownPlaces(forTeam, open);
  // Keeps the height of a window, so that the list moves nothing that is read already.
  if (board.tournaments === undefined && !board.hasFailed) return <PageLoading text={words.loading} isLong />;
  return (
    <ChoiceCards
      name="tournamentId"
      label={words.choice}
      hint={board.tournaments === undefined ? words.failed : undefined}
      choices={open.map(({ id, name, date, ageGroup, location, placesLeft, ...prices }) => ({
        value: String(id),
        label: `${name} · ${writtenDate(date)}`,
        text: [
          writtenAges(ageGroup),
          location,
          ...ownPrice(prices, board),
          ...(forTeam && placesLeft !== null ? [words.placesLeft(placesLeft)] : []),
        ].join(' · '),
      }))}
    />
  );
}

/** Returns the price if the tournament has one of its own. */
function ownPrice(prices: Prices, { site }: Board): readonly string[] {
  return hasOwnPrices(prices) ? [priceInWords(currentPrice(prices, site?.fee.cents ?? feeInCents))] : [];
}

/** Sets `onlyWithPlace`: if places were left at the time of the choice, the family is asked before its team goes to the waiting list;
 * choosing a full tournament implies consent. */
function useShownPlaces(forTeam: boolean, open: readonly PublicTournament[]): void {
  const { setValue } = useFormContext<FormValues>();
  const chosen = useWatch<FormValues>({ name: 'tournamentId' });
  const left = open.find(({ id }) => String(id) === chosen)?.placesLeft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of places at the time of the choice counts
  useEffect(() => {
    if (left !== undefined) setValue('onlyWithPlace', forTeam && left !== 0);
  }, [chosen, forTeam, left === undefined, setValue]);
}
