import { Faq } from './faq.tsx';
import { PastTournaments } from './past-tournaments.tsx';
import { Season } from './season.tsx';
import { UpcomingTournaments } from './upcoming-tournaments.tsx';

/** Landing page below the cards: tournaments, season, champions, questions and answers. */
export function Programme() {
  return (
    <>
      <UpcomingTournaments />
      <Season />
      <PastTournaments />
      <Faq />
    </>
  );
}
