import type {
  FeedFormatName,
  ImportGuards,
  ImportPlan,
  ImportProgress,
  IssueGroup,
  MappingSuggestion,
} from '../feeds/index.js';

/** The job that is sent to the process of a run. */
export interface RunJob {
  file: { path: string; bytes: number };
  /** Name of the format, as in `catalog:import`. */
  format: FeedFormatName | 'price-list' | 'commerceml';
  options: {
    source: string;
    supplier: string | null;
    shipsFrom: string;
    currency: string;
    rates: Record<string, string>;
    defaultStock: number;
    complete: boolean;
    /** Null if an operator has applied the run. */
    guards: ImportGuards | null;
  };
  /** The run only makes a plan; nothing is applied. */
  isPreview: boolean;
}

export interface RunCounts {
  created: number;
  updated: number;
  unchanged: number;
  /** Products of other sources that this feed contains too from now on. */
  met: number;
  rejected: number;
  warnings: number;
  kept: number;
  heldBack: number;
  /** Products of the source that the feed does not contain, and that stay. */
  unnamed: number;
}

/** Result of a run that the process itself could end. */
export interface RunResult {
  state: 'APPLIED' | 'UNCHANGED' | 'ASKING' | 'REFUSED';
  code: string | null;
  message: string | null;
  counts: RunCounts | null;
  plan: ImportPlan | null;
  /** Suggested meaning of the columns of a price list, if an operator has not confirmed the columns. */
  columns: MappingSuggestion | null;
  report: string[];
  /** The same as `report`, as data. */
  problems: IssueGroup[];
}

/** Messages from the process of a run; the result is the last one. */
export type RunMessage =
  | { progress: Omit<ImportProgress, 'phase'> & { phase: ImportProgress['phase'] | 'images' } }
  | { changeSet: string }
  | { result: RunResult }
  | { failed: string };
