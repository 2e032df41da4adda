import Add from '@mui/icons-material/Add';
import ArrowDown from '@mui/icons-material/ArrowDownward';
import ArrowUp from '@mui/icons-material/ArrowUpward';
import Bin from '@mui/icons-material/DeleteOutlined';
import { Button, IconButton, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import {
  ArrayInput,
  SimpleFormIterator,
  TextInput,
  type TextInputProps,
  useSimpleFormIterator,
  useSimpleFormIteratorItem,
} from 'react-admin';

/** List of entries that can be added, moved and removed; `one` is the noun for an entry. */
export function Entries({
  source,
  label,
  one,
  hint,
  children,
}: {
  readonly source: string;
  readonly label: string;
  readonly one: string;
  readonly hint?: string;
  readonly children: ReactNode;
}) {
  return (
    <ArrayInput source={source} label={label} helperText={hint ?? false} sx={headed}>
      <SimpleFormIterator
        fullWidth
        disableClear
        addButton={<AddEntry one={one} />}
        reOrderButtons={<MoveEntry one={one} />}
        removeButton={<RemoveEntry one={one} />}
        sx={entries}
      >
        {children}
      </SimpleFormIterator>
    </ArrayInput>
  );
}

/** Input of an entry, with the entry's number in its label for screen readers. */
export function EntryInput({ one, ...input }: TextInputProps & { readonly one: string; readonly label: string }) {
  const { index } = useSimpleFormIteratorItem();
  const spoken = `${one} ${index + 1}: ${input.label}`;
  return <TextInput {...input} slotProps={{ htmlInput: { 'aria-label': spoken } }} />;
}

function AddEntry({ one }: { readonly one: string }) {
  const { add } = useSimpleFormIterator();
  return (
    <Button startIcon={<Add />} onClick={() => add()}>
      Add {within(one)}
    </Button>
  );
}

function MoveEntry({ one }: { readonly one: string }) {
  const { index, total, reOrder } = useSimpleFormIteratorItem();
  return (
    <>
      <Small label={`Move ${within(one)} ${index + 1} up`} isOff={index === 0} onPress={() => reOrder(index - 1)}>
        <ArrowUp fontSize="small" />
      </Small>
      <Small
        label={`Move ${within(one)} ${index + 1} down`}
        isOff={index >= total - 1}
        onPress={() => reOrder(index + 1)}
      >
        <ArrowDown fontSize="small" />
      </Small>
    </>
  );
}

function RemoveEntry({ one }: { readonly one: string }) {
  const { index, remove } = useSimpleFormIteratorItem();
  return (
    <Small label={`Remove ${within(one)} ${index + 1}`} onPress={() => remove()}>
      <Bin fontSize="small" />
    </Small>
  );
}

function Small({
  label,
  isOff = false,
  onPress,
  children,
}: {
  readonly label: string;
  readonly isOff?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton size="small" color="inherit" aria-label={label} disabled={isOff} onClick={onPress}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}

/** The label of the list is a small heading above it. */
const headed = {
  mt: 2,
  '& > .MuiInputLabel-root': {
    position: 'static',
    transform: 'none',
    mb: 0.5,
    fontSize: '1.0625rem',
    fontWeight: 600,
    color: 'text.primary',
  },
} as const;

/** Actions on an entry are always visible, for touch and keyboard as well as mouse. */
const entries = { '& .RaSimpleFormIterator-action': { visibility: 'visible', flex: 'none', pt: 2, pl: 0.5 } } as const;

/** Returns a name for the middle of a sentence; names of languages keep their capitals. */
function within(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
