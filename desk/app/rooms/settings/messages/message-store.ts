import { makeAutoObservable, runInAction } from 'mobx';
import { createStoreContext } from '../../../browser/create-store-context';
import type { Answer, DeskApi, Fault } from '../../../graphql/api';
import {
  MessageDocument,
  PreviewMessageDocument,
  RemoveMessageDocument,
  SaveMessageDocument,
  TestMessageDocument,
  type MessageLocale,
  type MessageTemplateKey,
  type MessageWordsFragment,
  type PreviewMessageQuery,
} from '../../../graphql/generated/graphql';
import { changesOf, conflictsOf, withoutConflicts, type FieldConflict } from '../../../shell/edited-fields';

export interface MessageForm {
  subject: string;
  text: string;
}
export type MessageField = keyof MessageForm;
export type MessagePreview = PreviewMessageQuery['previewMessage'];

/** The texts of one message in one language, and the operator's unsaved changes. */
export class MessageStore {
  template: MessageWordsFragment | undefined;
  /** Of reading. */
  fault: Fault | undefined;
  /** Fault of the last command that concerns no single field. */
  refusal: Fault | undefined;
  /** Errors by field. */
  faults: Partial<Record<MessageField, string>> = {};
  conflicts: FieldConflict<MessageField>[] = [];
  busy: 'save' | 'remove' | 'test' | undefined;
  /** The last successful command, until something is typed. */
  done: 'save' | 'remove' | 'bringBack' | undefined;
  /** Recipient of the last test message. */
  sentTo: string | undefined;
  preview: MessagePreview | undefined;
  private edits: Partial<MessageForm> = {};
  /** Incremented with each preview; responses to earlier requests are ignored. */
  private turn = 0;

  constructor(
    private readonly api: DeskApi,
    private readonly key: MessageTemplateKey,
    private readonly locale: MessageLocale,
  ) {
    makeAutoObservable<this, 'api' | 'key' | 'locale'>(
      this,
      { api: false, key: false, locale: false },
      { autoBind: true },
    );
  }

  get form(): MessageForm | undefined {
    return this.template && { ...wordsOf(this.template), ...this.edits };
  }

  get isChanged(): boolean {
    return Object.keys(this.changes).length > 0;
  }

  private get changes(): Partial<MessageForm> {
    return this.template ? changesOf(this.edits, wordsOf(this.template)) : {};
  }

  async read(): Promise<void> {
    const { data, fault } = await this.api.ask(MessageDocument, { dto: this.which });
    runInAction(() => {
      this.fault = fault;
      if (data) this.template = data.messageTemplate;
    });
    if (data) await this.look();
  }

  edit(field: MessageField, value: string): void {
    this.edits = { ...this.edits, [field]: value };
    this.faults = { ...this.faults, [field]: undefined };
    this.done = undefined;
    this.sentTo = undefined;
  }

  /** Discards the changes. */
  reset(): void {
    this.edits = {};
    this.faults = {};
    this.conflicts = [];
    this.refusal = undefined;
    this.done = undefined;
  }

  /** Puts earlier texts into the fields, where they can be saved; null means the default texts of the release. */
  bringBack({ subject, text }: { subject: string | null; text: string | null }): void {
    const { template } = this;
    if (!template) return;
    this.reset();
    this.edits = { subject: subject ?? template.defaultSubject, text: text ?? template.defaultText };
    this.done = 'bringBack';
  }

  /** Requests a preview of the typed texts, and their errors. */
  async look(): Promise<void> {
    const { form } = this;
    if (!form) return;
    const turn = ++this.turn;
    const { data, fault } = await this.api.ask(PreviewMessageDocument, { dto: { ...this.which, ...form } });
    runInAction(() => {
      if (turn !== this.turn) return;
      this.preview = data?.previewMessage;
      this.faults = problemsIn(fault);
    });
  }

  /**
   * Saves the texts on the basis of the shown version. If another operator has saved meanwhile, both versions are
   * shown.
   */
  async save(): Promise<void> {
    const { form, template } = this;
    if (!form || !template || !this.isChanged) return;
    const subject = form.subject === template.defaultSubject ? null : form.subject;
    const dto = { ...this.which, subject, text: form.text, version: template.version };
    await this.command('save', async () => {
      const { data, fault } = await this.api.ask(SaveMessageDocument, { dto });
      return data ? { data: data.saveMessageTemplate } : { fault };
    });
  }

  /** Restores the default texts of the release. */
  async remove(): Promise<void> {
    const { template } = this;
    if (!template) return;
    await this.command('remove', async () => {
      const { data, fault } = await this.api.ask(RemoveMessageDocument, {
        dto: { ...this.which, version: template.version },
      });
      return data ? { data: data.removeMessageTemplate } : { fault };
    });
    await this.look();
  }

  /** Sends the typed texts to the operator's own address. */
  async test(): Promise<void> {
    const { form } = this;
    if (!form || this.busy) return;
    this.busy = 'test';
    this.refusal = undefined;
    this.sentTo = undefined;
    const { data, fault } = await this.api.ask(TestMessageDocument, { dto: { ...this.which, ...form } });
    runInAction(() => {
      this.busy = undefined;
      this.sentTo = data?.sendTestMessage.to;
      this.refuse(fault);
    });
  }

  /** Overwrites the texts of another operator, after they were shown. */
  async writeOver(): Promise<void> {
    this.conflicts = [];
    await this.save();
  }

  /** Takes the other operator's texts in the fields that both have changed. */
  takeTheirs(): void {
    this.edits = withoutConflicts(this.edits, this.conflicts);
    this.conflicts = [];
  }

  private get which() {
    return { key: this.key, locale: this.locale };
  }

  private async command(name: 'save' | 'remove', call: () => Promise<Answer<MessageWordsFragment>>): Promise<void> {
    if (this.busy || this.conflicts.length > 0) return;
    this.busy = name;
    this.refusal = undefined;
    const before = this.template;
    const { data, fault } = await call();
    runInAction(() => {
      this.busy = undefined;
      if (data) {
        this.template = data;
        this.reset();
        this.done = name;
      }
    });
    if (fault?.code === 'CONFLICT') {
      await this.read();
      return runInAction(() => {
        if (before && this.template)
          this.conflicts = conflictsOf(this.changes, wordsOf(before), wordsOf(this.template));
        // No field was changed by both operators: the current texts are shown, and the operator can save again.
        if (this.conflicts.length === 0) this.refusal = fault;
      });
    }
    runInAction(() => this.refuse(fault));
  }

  private refuse(fault: Fault | undefined): void {
    const faults = problemsIn(fault);
    if (fault) this.faults = faults;
    this.refusal = Object.keys(faults).length > 0 ? undefined : fault;
  }
}

/** Returns the texts in use. */
const wordsOf = ({ subject, text, defaultSubject, defaultText }: MessageWordsFragment): MessageForm => ({
  subject: text === null ? defaultSubject : (subject ?? defaultSubject),
  text: text ?? defaultText,
});

/** Returns the API's messages by field. */
function problemsIn(fault: Fault | undefined): Partial<Record<MessageField, string>> {
  const problems = fault?.details['problems'];
  if (!Array.isArray(problems)) return {};
  const faults: Partial<Record<MessageField, string>> = {};
  for (const { field, message } of problems as { field: MessageField; message: string }[])
    faults[field] = faults[field] ? `${faults[field]}; ${message}` : message;
  return faults;
}

export const [MessageContext, useMessage] = createStoreContext<MessageStore>('The message');
