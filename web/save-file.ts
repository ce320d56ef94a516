/** Gives the user a file that the page holds, as a download. */
export function saveFile(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Late, because Safari reads the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
