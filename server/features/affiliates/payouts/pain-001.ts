import { sepaText } from './sepa-text.ts';

// A SEPA credit transfer file, ISO 20022 pain.001.001.09, as banks take it: one debit date, any number of transfers in euros.

export interface Transfer {
  /** Comes back on the bank's statement; 35 characters at most. */
  endToEndId: string;
  amountCents: number;
  holder: string;
  iban: string;
  label: string;
}

export interface TransferFile {
  /** Banks refuse a second file with the same id; 35 characters at most. */
  messageId: string;
  createdAt: Date;
  /** `2026-12-05` */
  executedOn: string;
  debtor: { name: string; iban: string };
  transfers: Transfer[];
}

export function pain001({ messageId, createdAt, executedOn, debtor, transfers }: TransferFile): string {
  const count = String(transfers.length);
  const sum = euros(transfers.reduce((cents, { amountCents }) => cents + amountCents, 0));
  const name = element('Nm', sepaText(debtor.name));
  const header = element('GrpHdr', [
    element('MsgId', messageId),
    element('CreDtTm', createdAt.toISOString()),
    element('NbOfTxs', count),
    element('CtrlSum', sum),
    element('InitgPty', [name]),
  ]);
  const payment = element('PmtInf', [
    element('PmtInfId', messageId),
    element('PmtMtd', 'TRF'),
    element('NbOfTxs', count),
    element('CtrlSum', sum),
    element('PmtTpInf', [element('SvcLvl', [element('Cd', 'SEPA')])]),
    element('ReqdExctnDt', [element('Dt', executedOn)]),
    element('Dbtr', [name]),
    account('DbtrAcct', debtor.iban),
    // The bank finds itself by the IBAN.
    element('DbtrAgt', [element('FinInstnId', [element('Othr', [element('Id', 'NOTPROVIDED')])])]),
    element('ChrgBr', 'SLEV'),
    ...transfers.map(transferElement),
  ]);
  const namespace = ' xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('Document', [element('CstmrCdtTrfInitn', [header, payment])], namespace)}\n`;
}

function transferElement({ endToEndId, amountCents, holder, iban, label }: Transfer): string {
  return element('CdtTrfTxInf', [
    element('PmtId', [element('EndToEndId', endToEndId)]),
    element('Amt', [element('InstdAmt', euros(amountCents), ' Ccy="EUR"')]),
    element('Cdtr', [element('Nm', sepaText(holder))]),
    account('CdtrAcct', iban),
    element('RmtInf', [element('Ustrd', sepaText(label))]),
  ]);
}

function account(name: string, iban: string): string {
  return element(name, [element('Id', [element('IBAN', iban)])]);
}

/** A string is text and is escaped; an array holds elements. */
function element(name: string, content: string | string[], attributes = ''): string {
  return `<${name}${attributes}>${typeof content === 'string' ? escaped(content) : content.join('')}</${name}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function euros(cents: number): string {
  return (cents / 100).toFixed(2);
}
