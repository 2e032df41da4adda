import Add from '@mui/icons-material/Add';
import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { Criterion } from '../../domain/standings/criterion.ts';
import { reasonNames } from '../../domain/standings/reason-names.ts';
import { sameOrder, unusedIn, withAdded, withMoved, without } from './criteria-order.ts';
import { CriterionLine } from './criterion-line.tsx';
import { useCriteriaDrag } from './use-criteria-drag.ts';

type Order = readonly Criterion[];

interface CriteriaListProps {
  readonly order: Order;
  readonly complaint: string | undefined;
  readonly onChange: (order: Order) => void;
}

/** List of the ranking criteria in their order: they can be dragged, moved by buttons, removed and added. */
export function CriteriaList({ order, complaint, onChange }: CriteriaListProps) {
  const heading = useId();
  const [news, setNews] = useState('');
  const put = (next: Order, criterion: Criterion) => {
    if (sameOrder(next, order)) return;
    const place = next.indexOf(criterion) + 1;
    const name = reasonNames[criterion];
    setNews(place === 0 ? `${name} is left out.` : `${name} is now ${place} of ${next.length}.`);
    onChange(next);
  };
  const move = (criterion: Criterion, place: number) => put(withMoved(order, criterion, place), criterion);
  const drag = useCriteriaDrag({ order, onHeldOver: move });
  const canMove = (criterion: Criterion, place: number) => !sameOrder(withMoved(order, criterion, place), order);
  return (
    <section aria-labelledby={heading}>
      <Typography variant="h4" component="h3" id={heading}>
        Teams are ranked by
      </Typography>
      <Typography color="text.secondary">
        The first separates before all others. Drag a line, or use its arrows.
      </Typography>
      <Box component="ol" {...drag.list} sx={lines}>
        {order.map((criterion, index) => (
          <CriterionLine
            key={criterion}
            criterion={criterion}
            isDragged={drag.dragged === criterion}
            onGrab={drag.begin(criterion)}
            onUp={canMove(criterion, index - 1) ? () => move(criterion, index - 1) : undefined}
            onDown={canMove(criterion, index + 1) ? () => move(criterion, index + 1) : undefined}
            onLeaveOut={order.length > 1 ? () => put(without(order, criterion), criterion) : undefined}
          />
        ))}
      </Box>
      {complaint !== undefined && <FormHelperText error>{complaint}</FormHelperText>}
      <Box role="status" sx={unseen}>
        {news}
      </Box>
      <Typography sx={{ fontWeight: 600, mt: 1.5 }}>Not asked</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        {unusedIn(order).map((criterion) => (
          <Button
            key={criterion}
            variant="outlined"
            startIcon={<Add />}
            aria-label={`Ask ${reasonNames[criterion]}`}
            onClick={() => put(withAdded(order, criterion), criterion)}
          >
            {reasonNames[criterion]}
          </Button>
        ))}
      </Box>
    </section>
  );
}

const lines = { m: 0, mt: 1, p: 0, display: 'grid', gap: 0.75, listStyle: 'none', counterReset: 'line' } as const;
const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
