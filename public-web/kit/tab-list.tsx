import { type KeyboardEvent, type ReactNode, useRef } from 'react';

/** Tab with its label; a closed one is visible but cannot be opened. */
export interface Tab<T extends string> {
  readonly name: T;
  readonly text: ReactNode;
  readonly isClosed?: boolean;
}

interface TabListProps<T extends string> {
  readonly label: string;
  readonly className: string | undefined;
  readonly tabs: readonly Tab<T>[];
  readonly chosen: T;
  /** Id of the panel with the chosen content, which is labelled by `tab-` and the name of the tab. */
  readonly panel: string;
  readonly onChoose: (tab: T) => void;
}

const arrows = { ArrowLeft: -1, ArrowRight: 1 } as const;

const isArrow = (key: string): key is keyof typeof arrows => key in arrows;

/** Tabs above a panel: Tab reaches the chosen one, the arrow keys move among the open ones. */
export function TabList<T extends string>({ label, className, tabs, chosen, panel, onChoose }: TabListProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  const turn = ({ key }: KeyboardEvent) => {
    if (!isArrow(key)) return;
    const open = tabs.filter(({ isClosed }) => isClosed !== true);
    const at = open.findIndex(({ name }) => name === chosen);
    const next = open[(at + arrows[key] + open.length) % open.length];
    if (next === undefined || next.name === chosen) return;
    onChoose(next.name);
    list.current?.querySelector<HTMLElement>(`#tab-${next.name}`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={className} onKeyDown={turn}>
      {tabs.map(({ name, text, isClosed = false }) => (
        <button
          key={name}
          id={`tab-${name}`}
          type="button"
          role="tab"
          aria-selected={name === chosen}
          aria-controls={panel}
          tabIndex={name === chosen ? 0 : -1}
          disabled={isClosed}
          onClick={() => onChoose(name)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
