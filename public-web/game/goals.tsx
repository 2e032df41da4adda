import { useState } from 'react';

/** Goals of a team; a changed number is animated, the first one is not. */
export function Goals({ goals }: { readonly goals: number }) {
  const [first] = useState(goals);
  return (
    <strong key={goals} data-turns={goals !== first}>
      {goals}
    </strong>
  );
}
