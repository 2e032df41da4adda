import Mail from '@mui/icons-material/MailOutlined';
import { Button } from '@mui/material';
import { useListContext, useResourceContext } from 'react-admin';
import { Link } from 'react-router';
import { May } from '../kit/may.tsx';

/** Button to write to the people in a filtered list. The filter stays out of the address. */
export function MailThese() {
  const { filterValues } = useListContext();
  return <ToMailing filter={filterValues} label="Mail these" />;
}

/** Button to write to the selected people of a list. */
export function MailSelected() {
  const { selectedIds = [] } = useListContext();
  return <ToMailing filter={{ id: selectedIds }} label="Mail selected" />;
}

function ToMailing({ filter, label }: { readonly filter: object; readonly label: string }) {
  const list = useResourceContext();
  return (
    <May act="change">
      <Button component={Link} to="/mailings/create" state={{ list, filter }} startIcon={<Mail />}>
        {label}
      </Button>
    </May>
  );
}
