import { useState } from 'react';

/** The goals of a team: another number turns over; the one that was there first just stands. */
export function Goals({ goals }: { readonly goals: number }) {
  const [first] = useState(goals);
  return (
    <strong key={goals} data-turns={goals !== first}>
      {goals}
    </strong>
  );
}
