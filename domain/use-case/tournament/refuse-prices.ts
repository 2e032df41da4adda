import { AnswersRefused } from '../../form/accept-answers.ts';
import { hasRemarks } from '../../form/form.ts';
import { priceComplaints } from '../../payment/price-complaints.ts';
import type { Site } from '../../port/site.ts';
import type { Prices } from '../../tournament/prices.ts';
import type { Tournament } from '../../tournament/tournament.ts';

/** Refuses prices that contradict each other, the day of the tournament or the site's price. */
export async function refusePrices(site: Site, tournament: Pick<Tournament, keyof Prices | 'firstDay'>): Promise<void> {
  const { feeCents } = await site.settings();
  const complaints = priceComplaints(tournament, feeCents);
  if (hasRemarks(complaints)) throw new AnswersRefused(complaints);
}
