import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';

const schema = readFileSync(new URL('./pain-001.xsd', import.meta.url), 'utf8');

/** What libxml2 finds wrong with a pain.001 file by its schema. */
export async function schemaErrors(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'payouts.xml', contents: xml }],
    schema: [{ fileName: 'pain-001.xsd', contents: schema }],
  });
  return errors.map(({ message }) => message);
}
