/** Hands the user a file to keep, made in the page. */
export function saveFile({ fileName, type, content }: { fileName: string; type: string; content: string }): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Late, because Safari reads the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
