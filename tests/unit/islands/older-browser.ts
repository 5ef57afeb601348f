/** Takes away what Firefox 115 and Safari 16.3 lack, so that the scripts of visitors are tested without it. */
if (!('ariaBusy' in Element.prototype)) throw new Error('ARIA properties are somewhere else.');
for (const name of Object.keys(Element.prototype))
  if (name.startsWith('aria')) Reflect.deleteProperty(Element.prototype, name);
for (const name of ['isWellFormed', 'toWellFormed']) Reflect.deleteProperty(String.prototype, name);
