import { makeAutoObservable, runInAction } from 'mobx';
import { createStoreContext } from '../../../browser/create-store-context';
import { readStored, writeStored } from '../../../browser/stored';
import type { DeskApi, Fault } from '../../../graphql/api';
import {
  OneRuleDocument,
  RemoveRuleDocument,
  SaveRuleDocument,
  TryRuleDocument,
  UndoRuleDocument,
  type RuleWholeFragment,
  type SearchRuleKind,
  type TryRuleQuery,
} from '../../../graphql/generated/graphql';
import { changesOf, conflictsOf, faultsOf, withoutConflicts, type FieldConflict } from '../../../shell/edited-fields';
import { dtoOf, EMPTY_RULE, formOf, linesOf, type RuleField, type RuleForm } from './rule-form';

export type RuleTrial = TryRuleQuery['previewSearchRule'];

/** What was typed and not saved, and the fields as they were then. */
interface KeptRule {
  before: RuleForm;
  edits: Partial<RuleForm>;
}

/** One rule of the search, as it was read last, and what an operator has typed since. That is kept in this browser. */
export class RuleStore {
  rule: RuleWholeFragment | undefined;
  isLost = false;
  /** Of reading. */
  fault: Fault | undefined;
  /** Of the last command, if it is about no single field. */
  refusal: Fault | undefined;
  faults: Partial<Record<RuleField, string>> = {};
  conflicts: FieldConflict<RuleField>[] = [];
  busy: 'save' | 'try' | 'undo' | undefined;
  done: 'save' | 'undo' | undefined;
  trial: RuleTrial | undefined;
  private edits: Partial<RuleForm> = {};

  constructor(
    private readonly api: DeskApi,
    /** Null: a new rule. */
    public id: string | null,
    private readonly newKind: SearchRuleKind,
  ) {
    if (id === null) this.edits = keptRule(newKind)?.edits ?? {};
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true });
  }

  get kind(): SearchRuleKind {
    return this.rule?.kind ?? this.newKind;
  }

  get form(): RuleForm | undefined {
    return this.saved && { ...this.saved, ...this.edits };
  }

  get changes(): Partial<RuleForm> {
    return this.saved ? changesOf(this.edits, this.saved) : {};
  }

  get isChanged(): boolean {
    return Object.keys(this.changes).length > 0;
  }

  private get saved(): RuleForm | undefined {
    return this.id === null ? EMPTY_RULE : this.rule && formOf(this.rule);
  }

  async read(): Promise<void> {
    const { id, saved } = this;
    if (id === null) return;
    const { data, fault } = await this.api.ask(OneRuleDocument, { id });
    runInAction(() => {
      this.isLost = fault?.code === 'NOT_FOUND' || fault?.code === 'BAD_USER_INPUT';
      this.fault = this.isLost ? undefined : fault;
      if (!data) return;
      const kept = saved ? { before: saved, edits: this.edits } : keptRule(id);
      this.rule = data.searchRule;
      if (!kept) return;
      this.edits = kept.edits;
      this.conflicts = conflictsOf(this.changes, kept.before, formOf(data.searchRule));
    });
  }

  edit<Field extends RuleField>(field: Field, value: RuleForm[Field]): void {
    this.edits = { ...this.edits, [field]: value };
    this.faults = { ...this.faults, [field]: undefined };
    this.done = undefined;
    this.keep();
  }

  /** Takes the changes back: the fields show what is saved. */
  reset(): void {
    this.edits = {};
    this.faults = {};
    this.conflicts = [];
    this.refusal = undefined;
    this.trial = undefined;
    this.keep();
  }

  /**
   * Saves the rule as of the version that is shown. If somebody else has changed it meanwhile, it is read anew, and
   * fields that both have changed are shown in both states.
   */
  async save(): Promise<void> {
    const { form, rule, id, kind } = this;
    if (!form || this.busy || !this.isChanged || this.conflicts.length > 0) return;
    this.busy = 'save';
    this.refusal = undefined;
    const dto = dtoOf(form, { id, kind, version: rule?.version ?? null });
    const { data, fault } = await this.api.ask(SaveRuleDocument, { dto });
    if (fault?.code === 'CONFLICT') return this.showConflict();
    runInAction(() => {
      this.busy = undefined;
      this.faults = faultsOf(fault?.details['fields']);
      this.refusal = Object.keys(this.faults).length > 0 ? undefined : fault;
      if (data) this.keepSaved(data.saveSearchRule, 'save');
    });
  }

  /** Writes one's own values over those of somebody else, which one has seen. */
  async writeOver(): Promise<void> {
    this.conflicts = [];
    await this.save();
  }

  /** Keeps the values of somebody else in the fields that both have changed; one's other changes stay. */
  takeTheirs(): void {
    this.edits = withoutConflicts(this.edits, this.conflicts);
    this.conflicts = [];
    this.keep();
  }

  /** Tries the rule as it stands in the fields, for a query. Nothing is written. */
  async try(query: string): Promise<void> {
    const { form, id, kind } = this;
    if (!form || this.busy) return;
    this.busy = 'try';
    this.refusal = undefined;
    const { active: _active, version: _version, ...rule } = dtoOf(form, { id, kind, version: null });
    // What is tried counts now, also if it is switched off or is to begin later.
    const tried = { ...rule, active: true, startsAt: null, endsAt: null };
    const queries = linesOf(query).slice(0, 1);
    const { data, fault } = await this.api.ask(TryRuleDocument, {
      dto: { rule: tried, ...(queries.length > 0 && { queries }) },
    });
    runInAction(() => {
      this.busy = undefined;
      this.faults = faultsOfTrial(fault?.details['fields']);
      this.refusal = Object.keys(this.faults).length > 0 ? undefined : fault;
      this.trial = data?.previewSearchRule;
    });
  }

  /** Takes back the last change of the rule. Returns whether the rule is still there. */
  async undo(): Promise<boolean> {
    const { id } = this;
    if (id === null || this.busy) return true;
    this.busy = 'undo';
    this.refusal = undefined;
    const { data, fault } = await this.api.ask(UndoRuleDocument, { id });
    return runInAction(() => {
      this.busy = undefined;
      this.refusal = fault;
      if (!data) return true;
      if (data.undoSearchRule) this.keepSaved(data.undoSearchRule, 'undo');
      return Boolean(data.undoSearchRule);
    });
  }

  /** Returns why it was not removed. */
  async remove(): Promise<Fault | undefined> {
    if (this.id === null) return undefined;
    const { fault } = await this.api.ask(RemoveRuleDocument, { id: this.id });
    // Gone is gone, whoever has removed it.
    if (fault && fault.code !== 'NOT_FOUND') return fault;
    this.reset();
    return undefined;
  }

  private async showConflict(): Promise<void> {
    await this.read();
    runInAction(() => (this.busy = undefined));
    // What the other has changed are other fields: nobody's work is lost by saving one's own.
    if (this.rule && !this.fault && !this.isLost && this.conflicts.length === 0 && this.isChanged) await this.save();
  }

  private keepSaved(rule: RuleWholeFragment, done: 'save' | 'undo'): void {
    writeStored(keyOf(this.id ?? this.newKind), null);
    this.rule = rule;
    this.id = rule.id;
    this.edits = {};
    this.conflicts = [];
    this.done = done;
  }

  private keep(): void {
    const kept: KeptRule | undefined = this.saved && { before: this.saved, edits: this.changes };
    writeStored(keyOf(this.id ?? this.newKind), this.isChanged && kept ? JSON.stringify(kept) : null);
  }
}

const keyOf = (of: string) => `rule:${of}`;

/** Reads what was not saved when the page was left. */
function keptRule(of: string): KeptRule | undefined {
  try {
    const kept = JSON.parse(readStored(keyOf(of)) ?? 'null') as KeptRule | null;
    return kept && typeof kept.before === 'object' && typeof kept.edits === 'object' ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** The fields of a rule that is tried are one step deeper in the call. */
const faultsOfTrial = (fields: unknown): Record<string, string> =>
  Array.isArray(fields)
    ? faultsOf(
        (fields as { field?: unknown; message?: unknown }[]).map(({ field, message }) => ({
          field: String(field).replace(/^dto\.rule\./, 'dto.'),
          message,
        })),
      )
    : {};

export const [RuleContext, useRule] = createStoreContext<RuleStore>('The rule');
